import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'

/** Who may not import whom: dependencies point one way (docs/architecture.md). `from` may import none of `notInto`. */
const layers = [
  { target: './src/lib', from: ['./src'], except: ['./lib'], why: 'lib is pure: no CMS, no React, no Next' },
  { target: './src/contracts', from: ['./src'], except: ['./contracts', './lib'], why: 'contracts know only lib' },
  {
    target: './src/components',
    from: ['./src'],
    except: ['./components', './lib', './blocks', './payload-types.ts'],
    why: 'components carry no product logic',
  },
  {
    target: './src/queries',
    from: ['./src'],
    except: ['./queries', './lib', './contracts'],
    why: 'queries know the calls, not the screens',
  },
  {
    target: './src/features',
    from: [
      './src/app',
      './src/admin',
      './src/collections',
      './src/globals',
      './src/seed',
      './src/access',
      './src/hooks',
    ],
    why: 'features are composed by app',
  },
  {
    target: './src/server',
    from: ['./src/app', './src/admin', './src/features', './src/components', './src/collections', './src/seed'],
    why: 'the server core knows no screen',
  },
  {
    target: './src/collections',
    from: ['./src/app', './src/features', './src/components', './src/seed'],
    why: 'collections describe data',
  },
]

/** A feature never imports another feature. */
const features = readdirSync(new URL('src/features', import.meta.url))

/** Small services every feature may call: to say something, and to know where the visitor is. */
const services = ['./toasts', './position']

const isolatedFeatures = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [...new Set([`./${feature}`, ...services])],
  message: 'A feature never imports another feature: move what both need to components or lib.',
}))

const config = [
  {
    ignores: [
      '.next/',
      '.data/',
      'media/',
      'migrations/',
      'next-env.d.ts',
      'public/',
      'src/payload-types.ts',
      'src/graphql/graphql-env.d.ts',
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
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layers.map(({ target, from, except, why }) => ({
              target,
              from,
              ...(except && { except }),
              message: `Wrong way: ${why}.`,
            })),
            ...isolatedFeatures,
          ],
        },
      ],
      // The CMS has a root layout of its own: a link to it has to load a document.
      '@next/next/no-html-link-for-pages': 'off',
      'no-console': 'error',
      'react/no-danger': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'next/link', message: 'Use @/components/ui/link: it fetches nothing before it is chosen.' },
            { name: 'next/cache', message: 'Only src/server/cache names the data cache.' },
            { name: '@payloadcms/ui', message: 'Only src/admin builds on the admin’s components.' },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read once, in src/env.ts.' },
      ],
    },
  },
  // Tests try a feature on the content that ships.
  { files: ['**/*.test.ts'], rules: { 'import-x/no-restricted-paths': 'off' } },
  // Playwright's fixtures hand over with a function called `use`, which is no hook.
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['src/server/cache/**', 'tests/**'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/admin/**'], rules: { 'no-restricted-imports': 'off' } },
  // These run outside the app: command line, tests, and the edge that must not load the settings.
  {
    files: ['scripts/**', 'tests/**', '*.config.ts', 'src/env.ts', 'src/proxy.ts', 'src/**/*.test.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
]

export default config
