import { describe, expect, it, vi } from 'vitest'

const SETTINGS = vi.hoisted(() => {
  const settings = {
    DATABASE_URI: 'postgresql://guide@127.0.0.1:1/guide',
    PAYLOAD_SECRET: 'unit-tests-only-0123456789abcdef',
    CRON_SECRET: 'unit-tests-only-fedcba9876543210',
  }
  Object.assign(process.env, settings)
  return settings
})

const { parseEnv } = await import('./env')

const networks = (text?: string) => parseEnv({ ...SETTINGS, TRUSTED_PROXY_ADDRESSES: text }).TRUSTED_PROXY_ADDRESSES

describe('where trusted proxies connect from', () => {
  it('should be this machine and private networks unless somebody says otherwise', () => {
    for (const text of [undefined, '', ' ']) {
      for (const address of ['127.0.0.1', '10.1.2.3', '172.17.0.1', '192.168.1.1']) {
        expect(networks(text).check(address)).toBe(true)
      }
      for (const address of ['::1', 'fd00::1', 'fe80::1']) expect(networks(text).check(address, 'ipv6')).toBe(true)
      for (const address of ['203.0.113.7', '172.32.0.1', '11.0.0.1']) expect(networks(text).check(address)).toBe(false)
      expect(networks(text).check('2001:db8::1', 'ipv6')).toBe(false)
    }
  })

  it('should be exactly what is said', () => {
    const said = networks('203.0.113.7, 198.51.100.0/24 2001:db8::/32')
    expect(said.check('203.0.113.7')).toBe(true)
    expect(said.check('203.0.113.8')).toBe(false)
    expect(said.check('198.51.100.9')).toBe(true)
    expect(said.check('2001:db8::9', 'ipv6')).toBe(true)
    expect(said.check('127.0.0.1')).toBe(false)
  })

  it.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '10.0.0.0/', '10.0.0'])(
    'should refuse %s at the start',
    (text) => {
      expect(() => networks(text)).toThrow(/TRUSTED_PROXY_ADDRESSES/)
    },
  )
})

describe('other settings of the web server', () => {
  it('should promise no https and listen everywhere unless somebody says otherwise', () => {
    expect(parseEnv(SETTINGS)).toMatchObject({ HSTS_SECONDS: 0, HSTS_SUBDOMAINS: false, HOST: '' })
  })

  it.each([
    ['HOST', 'localhost'],
    ['HSTS_SECONDS', '-1'],
    ['HSTS_SECONDS', 'a year'],
    ['HSTS_SUBDOMAINS', 'perhaps'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['CDN_PURGE_URL', 'cdn.example.org'],
    ['CDN_PURGE_URL', 'ftp://cdn.example.org'],
    ['CDN_PURGE_HEADER', 'a secret without a name'],
    ['CDN_PURGE_HEADER', 'Key: one\r\nOther: two'],
    ['CDN_PURGE_HEADER', 'Key: '],
  ])('should refuse %s=%s at the start', (name, value) => {
    expect(() => parseEnv({ ...SETTINGS, [name]: value })).toThrow(new RegExp(name))
  })
})
