import { TOTP } from 'otpauth'

/** The code that an app shows at a moment. */
export const codeAt = (secret: string, timestamp: number): string => new TOTP({ secret }).generate({ timestamp })
