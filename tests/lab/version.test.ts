import { expect, test } from 'vitest'
import { versionText } from '../../lab/version.ts'
import { version } from '../../package.json' with { type: 'json' }

test('a version names the commit, where git knows it', () => {
  expect(versionText('5fb61569-dirty')).toBe(`${version} (5fb61569-dirty)`)
  expect(versionText('')).toBe(version)
  expect(versionText(undefined)).toBe(version)
})
