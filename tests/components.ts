import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without vitest's globals the library does not take away by itself what a test has put into the document.
afterEach(cleanup)
