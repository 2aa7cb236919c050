import { fileURLToPath } from 'node:url'

import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'

import { clockRules } from './eslint.clock.mjs'
import { floorZones, testFloorZones } from './eslint.floors.mjs'

const PHONES = {
  group: ['libphonenumber-js', 'libphonenumber-js/*'],
  message: 'Numbers are read in src/server/phones, so that readers load nothing for them.',
}

const FRAMEWORK_INTERNALS = {
  group: ['next/dist', 'next/dist/**'],
  message: 'What leans on private parts of the framework stands in src/web-server/next-internals, with its proof.',
}

const RESTRICTED_NAMES = [
  { name: 'next/link', message: 'Use @/ui/controls/link: it fetches nothing before it is chosen.' },
  { name: 'next/cache', message: 'Only src/server/cache names the data cache.' },
  { name: '@payloadcms/ui', message: 'Only src/admin builds on the admin’s components.' },
]

/** Outside of any function: it runs when the page starts. */
const INTL_AT_START = {
  selector: 'NewExpression[callee.object.name="Intl"]:not(:function *)',
  message: 'Make it when it is first needed: the first Intl of a page takes 100 ms of a slow phone.',
}

const restrictImports = (patterns, paths = RESTRICTED_NAMES) => ({
  'no-restricted-imports': ['error', { paths, patterns }],
})

const config = [
  {
    ignores: [
      '.next/',
      '.next-*/',
      '.data/',
      'media/',
      'migrations/',
      'next-env.d.ts',
      'public/',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)) },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver(), createNodeResolver()],
      // Without these the cycle rule reads no TypeScript and finds nothing.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: floorZones }],
      // The CMS has a root layout of its own: a link to it has to load a document.
      '@next/next/no-html-link-for-pages': 'off',
      'no-console': 'error',
      'react/no-danger': 'error',
      ...restrictImports([PHONES, FRAMEWORK_INTERNALS]),
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read once, in src/env.ts.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: testFloorZones }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    ignores: ['tests/pause.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockRules] },
  },
  {
    files: ['src/{lib,domain,contracts,browser,ui,blocks,rich-text,queries,shared,features,app}/**'],
    // Only the server puts names in order.
    ignores: ['**/*.test.{ts,tsx}', 'src/lib/text/name-order.ts'],
    rules: { 'no-restricted-syntax': ['error', INTL_AT_START] },
  },
  // Playwright's fixtures hand over with a function called `use`, which is no hook.
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['src/server/cache/**', 'src/server/phones/**', 'tests/**'],
    rules: restrictImports([FRAMEWORK_INTERNALS], []),
  },
  { files: ['src/web-server/next-internals/**'], rules: restrictImports([PHONES]) },
  { files: ['src/admin/**'], rules: restrictImports([PHONES, FRAMEWORK_INTERNALS], []) },
  // These run outside the app: command line, tests, and the edge that must not load the settings.
  {
    files: [
      'scripts/**',
      'bench/**',
      'tests/**',
      '*.config.ts',
      'src/env.ts',
      'src/proxy.ts',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
]

export default config
