// The packages of ARCHITECTURE.md as rules. There is no list of known violations:
// a rule that no longer fits is changed here, with its reason.

const TESTS = '\\.test\\.tsx?$|^apps/server/testing/|^(e2e|bench)/';
const CONFIG = '(^|/)[\\w-]+\\.config\\.(ts|mjs|cjs|js)$';
const PURE = '^packages/(domain|palettes|templates|contract|markdown)/src/';
const PRISMA =
  '(^|/)node_modules/(@prisma/|prisma/|pg/|@electric-sql/|pglite-prisma-adapter/)|^apps/server/src/generated/';

/** What each package may import from the others; itself is always allowed. */
const PACKAGES = {
  'packages/domain': [],
  'packages/palettes': ['packages/domain'],
  'packages/templates': ['packages/domain', 'packages/palettes'],
  // The purposes of templates are a closed list of the wire too.
  'packages/contract': ['packages/domain', 'packages/templates'],
  'packages/markdown': ['packages/domain'],
  'packages/slide-renderer': ['packages/domain', 'packages/palettes'],
  'packages/export': ['packages/domain', 'packages/slide-renderer'],
  'packages/testkit': ['packages/domain'],
  'packages/client': ['apps/server'],
  // The layouts that the server chooses follow the theme.
  'apps/server': [
    'packages/domain',
    'packages/palettes',
    'packages/templates',
    'packages/contract',
  ],
  'apps/web': [
    'packages/domain',
    'packages/palettes',
    'packages/templates',
    'packages/contract',
    'packages/markdown',
    'packages/slide-renderer',
    'packages/export',
    'apps/server',
  ],
  // The gallery draws and exports slides without the product, to see many of them in little time.
  e2e: [
    'packages/testkit',
    'packages/domain',
    'packages/palettes',
    'packages/templates',
    'packages/slide-renderer',
    'packages/export',
  ],
};

const packageRules = Object.entries(PACKAGES).map(([folder, allowed]) => ({
  name: `package-${folder.split('/').at(-1)}`,
  comment:
    'Arrows point one way: domain <- palettes <- slide-renderer <- export; palettes <- templates <- contract <- server; palettes, templates <- server; domain <- markdown; all <- web; type of the router <- client. ' +
    'A package that reaches past its neighbours can no longer be understood, or changed, alone.',
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: folder === 'e2e' ? undefined : TESTS },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: `^(${[folder, ...allowed].join('|')})/` },
}));

/** Outside libraries that belong to the pure packages; the rest of the world is none of theirs. */
const pureLibraries = (folder, libraries) => ({
  name: `libraries-${folder}`,
  comment: `${folder} is plain data and functions; a library here would be carried into every other package.`,
  severity: 'error',
  from: { path: `^packages/${folder}/src/`, pathNot: TESTS },
  to: { path: 'node_modules/', pathNot: libraries && `node_modules/(${libraries})/` },
});

const forbidden = [
  ...packageRules,
  pureLibraries('domain', 'zod|immer'),
  pureLibraries('palettes', undefined),
  pureLibraries('templates', undefined),
  pureLibraries('contract', 'zod'),
  pureLibraries(
    'markdown',
    'zod|mdast-util-from-markdown|mdast-util-gfm-table|micromark-extension-gfm-table|@types/mdast',
  ),
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'A module that nothing reaches and that reaches nothing is left over. Workers are reached by their address.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [TESTS, CONFIG, '\\.d\\.ts$', '\\.worker\\.ts$', '(^|/)tsconfig.*\\.json$'],
    },
    to: {},
  },
  {
    name: 'no-unresolved',
    comment: 'An import that does not resolve is checked by no rule below.',
    severity: 'error',
    from: {},
    // What a plugin of the build answers, typed in the package's vite-env.d.ts.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'callers-know-only-the-router',
    comment:
      'Server code in a bundle of web app or client would carry its secrets and its weight along.',
    severity: 'error',
    from: { path: '^(apps/web|packages/client)/' },
    to: { path: '^apps/server/', pathNot: '^apps/server/src/api/router\\.ts$' },
  },
  {
    name: 'callers-know-only-the-type-of-the-router',
    comment: 'As above: a type leaves nothing behind in the bundle, a value does.',
    severity: 'error',
    from: { path: '^(apps/web|packages/client)/' },
    to: { path: '^apps/server/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'database-behind-repos',
    comment:
      'Only repos (and kernel/database/, which opens it) speak to the database, so that ownership is part of every query and the store can change in one place.',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: ['\\.repo\\.ts$', '^apps/server/src/(kernel/database|generated)/', TESTS],
    },
    to: { path: PRISMA },
  },
  {
    name: 'outside-clients-behind-providers',
    comment: 'A client of somebody else’s service is wrapped once, in providers/, with its limits.',
    severity: 'error',
    from: { path: '^apps/', pathNot: '^apps/server/src/providers/' },
    to: { path: 'node_modules/(openai|undici|aws4fetch|playwright-core|axios|got|node-fetch)/' },
  },
  {
    name: 'ai-library-with-the-first-request',
    comment:
      'The library of the AI provider is loaded when something is generated: an import of a value of it would load it at the start of every server.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: TESTS },
    to: { path: 'node_modules/openai/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'kernel-knows-no-subject',
    comment:
      'Layers of the server: kernel, modules, api, process. What the kernel needs of a module it declares, and the module gives it.',
    severity: 'error',
    from: { path: '^apps/server/src/kernel/', pathNot: TESTS },
    to: { path: '^apps/server/src/(modules|providers|api|compose|commands|start|backup)/' },
  },
  {
    name: 'modules-on-the-kernel-alone',
    comment:
      'As above: a module declares the ports that it needs, providers fill them, and the composition root puts them together.',
    severity: 'error',
    from: { path: '^apps/server/src/modules/', pathNot: TESTS },
    to: { path: '^apps/server/src/(providers|api|compose|commands|start|backup)/' },
  },
  {
    name: 'providers-below-the-api',
    comment: 'As above: a provider knows the ports of the modules, and nobody who calls them.',
    severity: 'error',
    from: { path: '^apps/server/src/providers/', pathNot: TESTS },
    to: { path: '^apps/server/src/(api|compose|commands|start|backup)/' },
  },
  {
    name: 'api-below-the-process',
    comment: 'As above: the api is given its services, and no file of it makes one.',
    severity: 'error',
    from: { path: '^apps/server/src/api/', pathNot: TESTS },
    to: { path: '^apps/server/src/(providers|compose|commands|start|backup)/' },
  },
  {
    name: 'process-on-top',
    comment: 'As above: main.ts starts all of them, and none of them needs it.',
    severity: 'error',
    from: { path: '^apps/server/(src|testing)/' },
    to: { path: '^apps/server/src/main\\.ts$' },
  },
  {
    name: 'pure-packages-without-node',
    comment: 'The pure packages run in the browser, in a worker and on the server alike.',
    severity: 'error',
    from: { path: `${PURE}|^packages/(slide-renderer|export)/src/`, pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-without-node',
    comment: 'There is no Node.js in a browser.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'sign-in-without-the-hooks',
    comment:
      'The hooks of @trpc/react-query come whole or not at all; what sign-in loads calls the typed client itself (decision 116).',
    severity: 'error',
    from: {
      path: '^apps/web/src/(main|api/|ui/|loading/|features/auth/|app/)',
      pathNot: [
        TESTS,
        '^apps/web/src/(api/(trpc|use-carousels)\\.tsx?|app/pages/[a-z]+-page\\.tsx?)$',
      ],
    },
    to: { path: '^apps/web/src/api/trpc\\.tsx$|node_modules/@trpc/react-query/' },
  },
  {
    name: 'features-apart',
    comment:
      'A feature of the web app can be understood and changed alone: what two of them need stands in ui/ or api/, and a page of app/pages/ puts them together.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'features-know-the-open-deck-alone',
    comment:
      'Of the editor a feature may know what is open (store/) and how it is kept (persistence/), and nothing that is seen.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/editor/', pathNot: '^apps/web/src/editor/(store|persistence)/' },
  },
  {
    name: 'editor-knows-no-feature',
    comment:
      'What features bring into the editor its page hands in, by the slots of editor/slots.ts.',
    severity: 'error',
    from: { path: '^apps/web/src/editor/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'web-composed-in-pages',
    comment:
      'One place puts features together. Beside it the page on which the server has files made takes what the editor makes them with.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(features|app/pages|render)/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'render-page-knows-export-alone',
    comment: 'As above: what makes files needs no other feature.',
    severity: 'error',
    from: { path: '^apps/web/src/render/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/export/' },
  },
  {
    name: 'web-base-knows-no-screen',
    comment:
      'ui/, api/, loading/ and messages/ are what the editor and every feature stand on; the app stands on all.',
    severity: 'error',
    from: { path: '^apps/web/src/(ui|api|loading|messages)/' },
    to: { path: '^apps/web/src/(editor|features|app)/' },
  },
  {
    name: 'app-stands-on-top',
    comment: 'As above: nothing below the app knows its routes and pages.',
    severity: 'error',
    from: { path: '^apps/web/src/(editor|features)/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'testkit-is-never-shipped',
    comment: 'Builders, fake clocks and stubs are for tests; in the product they would be holes.',
    severity: 'error',
    from: { path: '^(packages/(?!testkit/)|apps/)', pathNot: TESTS },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'product-without-tests',
    comment: 'What a test needs from another test belongs in testkit or in apps/server/testing/.',
    severity: 'error',
    from: { pathNot: [TESTS, CONFIG] },
    to: { path: '\\.test\\.tsx?$' },
  },
  {
    name: 'no-development-libraries',
    comment:
      'A library that the product runs on stands under dependencies, or it is missing there.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [TESTS, '\\.d\\.ts$'] },
    to: {
      path: 'node_modules/',
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'npm'],
      pathNot: 'node_modules/@types/',
    },
  },
  {
    name: 'no-drawers',
    comment: 'A file named after nothing in particular ends up holding everything.',
    severity: 'error',
    from: {},
    to: {
      path: '(^|/)(utils?|helpers?|misc|shared|common)(/|\\.[a-z]+$)',
      pathNot: 'node_modules/',
    },
  },
  {
    name: 'routes-decide-nothing',
    comment:
      'Router says who may, service says what happens, repo says how it is stored: a router or REST route that reads a repo skips the middle.',
    severity: 'error',
    from: {
      path: [
        '^apps/server/src/.*[./]router\\.ts$',
        '^apps/server/src/.*\\.rest\\.ts$',
        '^apps/server/src/api/',
      ],
    },
    to: { path: '\\.repo\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)(node_modules|src/generated)/' },
    // An example reaches its package as it is built, which it need not be here.
    exclude: {
      path: '^(packages|apps)/[^/]+/(dist|example|public|\\.turbo|\\.cache)/|^e2e/test-results/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
    progress: { type: 'none' },
  },
};
