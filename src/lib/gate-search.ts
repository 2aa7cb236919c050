type SearchableGate = {
  readonly name: string
  readonly gateNumber: string | null
  readonly arabicName: string | null
  readonly notes: string | null
}

/** Gate search looks at name, number, notes and Arabic name, as plain text without regard to case (spec §5). */
export function matchesGate(gate: SearchableGate, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return [gate.name, gate.gateNumber, gate.notes, gate.arabicName].some((text) => text?.toLowerCase().includes(wanted))
}
