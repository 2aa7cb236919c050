/**
 * How the name of a hospital or help point ends that opens in the Hajj season alone. In the name, because the list of
 * places on the device holds little else, and nobody may be sent to a closed hospital.
 */
const HAJJ_ONLY = ' (Hajj only)'

/** Whether it is closed outside the Hajj season, by its name. */
export const isHajjOnly = ({ name }: { readonly name: string }): boolean => name.endsWith(HAJJ_ONLY)
