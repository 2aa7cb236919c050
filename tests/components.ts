import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { WAIT_MS } from './time-limits.ts'

// The library waits for one second, which a busy machine needs for a part that is fetched.
configure({ asyncUtilTimeout: WAIT_MS })

// Without vitest's globals the library does not take away by itself what a test has put into the document.
afterEach(cleanup)
