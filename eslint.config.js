import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { PRIVATE_WORDS, PRIVATE_WORDS_OF_THE_EDITOR } from './eslint.private-words.js';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'apps/server/testing/**', 'e2e/**'];
const PURE_PACKAGES = ['packages/{domain,palettes,templates,contract,markdown}/src/**/*.ts'];

/** Values that make a pure package depend on the moment or on chance. */
const CLOCK_AND_CHANCE = [
  ['Date', 'now'],
  ['Math', 'random'],
].map(([object, property]) => ({
  object,
  property,
  message: 'Clock and chance arrive as arguments: a pure package gives the same answer every time.',
}));

const CLOCK_SYNTAX = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The clock arrives as an argument.',
  },
];

/** Ways to make a test pass without testing. */
const TEST_SHORTCUTS = [
  {
    selector:
      'CallExpression > MemberExpression.callee[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fixme|fails)$/]',
    message: 'Every test runs; a test that cannot pass is mended or removed.',
  },
  {
    selector: "CallExpression > MemberExpression.callee[property.name='waitForTimeout']",
    message: 'Wait for what the user waits for, not for a length of time.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/src/generated/',
      '**/.turbo/',
      '**/coverage/',
      '**/test-results/',
      '**/.cache/',
      '.data/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    // Delivered as they are, to the browser.
    files: ['apps/web/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': true },
      ],
      // `const { password, ...account } = row` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Types made from schemas are type aliases; both forms stand side by side.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // What Oxlint finds with types cannot be switched off beside the code either.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'id-denylist': ['error', ...PRIVATE_WORDS],
      // As in CSS and in the fields of the data model; sentences may say colour.
      'id-match': ['error', '^(?!.*[Cc]olour)', { properties: true }],
      complexity: ['error', 12],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      eqeqeq: 'error',
      // A warning in the browser's console is documented for fonts that fail to load.
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    files: ['apps/web/src/editor/**/*.{ts,tsx}'],
    rules: {
      'id-denylist': ['error', ...PRIVATE_WORDS, ...PRIVATE_WORDS_OF_THE_EDITOR],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'packages/slide-renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // These two speak of what React's compiler could not do; the build does not use it.
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/use-memo': 'off',
    },
  },
  {
    files: PURE_PACKAGES,
    ignores: TESTS,
    rules: {
      'no-restricted-properties': ['error', ...CLOCK_AND_CHANCE],
      'no-restricted-syntax': ['error', ...CLOCK_SYNTAX],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [...TESTS, 'apps/server/src/kernel/config/**', 'apps/server/src/main.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read and checked once, in config/.',
        },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [...TESTS, 'apps/server/src/providers/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Calls to the outside world are made in providers/, with limits.',
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // A describe block holds many tests; each of them is still short.
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...TEST_SHORTCUTS],
      // Playwright reads a fixture's needs from its first argument, which may be `{}`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // Programs for a terminal: what they print is what they are for.
    files: ['bench/**/*.ts', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
