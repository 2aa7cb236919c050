/** The telephone of the benchmarks, in CSS pixels: a common small one. */
export const PHONE = { width: 390, height: 844 } as const

/** How much slower its processor is than the one of this computer. */
export const CPU_SLOWDOWN = 4
