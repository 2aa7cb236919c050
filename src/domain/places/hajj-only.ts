/**
 * How the name of a hospital, help point or station ends that opens in the Hajj season alone. In the name, because the list of
 * places on the device holds little else, and nobody may be sent to a closed hospital.
 */
const HAJJ_ONLY = ' (Hajj only)'

/** Whether it is closed outside the Hajj season, by its name. */
export const isHajjOnly = ({ name }: { readonly name: string }): boolean => name.endsWith(HAJJ_ONLY)

/** The name as the map has it. */
export const withoutHajjOnly = (name: string): string =>
  name.endsWith(HAJJ_ONLY) ? name.slice(0, -HAJJ_ONLY.length) : name
