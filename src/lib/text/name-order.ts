type Named = { readonly id: number; readonly name: string }

/** The order of every list of places: by name, without regard to letter case, numbers by value; then by id. */
export const inNameOrder = (a: Named, b: Named): number => byName.compare(a.name, b.name) || a.id - b.id

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
