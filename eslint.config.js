import js from '@eslint/js';
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { editorWords } from './lint/editor-words.js';

const REACT = ['apps/web/**/*.{ts,tsx}', 'packages/slide-renderer/**/{*.tsx,use-*.ts}'];
const PURE_PACKAGES = ['packages/{domain,palettes,templates,contract,markdown}/src/**/*.ts'];

/**
 * What Oxlint (`.oxlintrc.json`) has no rule for: React's hooks and compiler, words of the editor,
 * and the clock. Other TypeScript is not read here.
 */
export default defineConfig(
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
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  {
    // Delivered as they are, to the browser.
    files: ['apps/web/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  { files: [...REACT, ...PURE_PACKAGES], languageOptions: { parser } },
  {
    files: REACT,
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // These two speak of what React's compiler could not do; the build does not use it.
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/use-memo': 'off',
    },
  },
  {
    files: ['apps/web/src/editor/**/*.{ts,tsx}'],
    rules: { 'id-denylist': ['error', ...editorWords] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
          message: 'What changes stands in a store, or within what makes it.',
        },
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.callee.name=/^(Weak)?(Map|Set)$/]:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/])',
          message: 'What changes stands in a store; what does not is a ReadonlyMap or ReadonlySet.',
        },
      ],
    },
  },
  {
    files: PURE_PACKAGES,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The clock arrives as an argument.',
        },
      ],
    },
  },
);
