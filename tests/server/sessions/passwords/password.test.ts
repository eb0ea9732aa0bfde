import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SecretBox } from '#server/secrets/SecretBox.ts'
import { hashPassword, verifyPassword } from '#server/sessions/passwords/password.ts'

const quickly = { cost: 10 }

describe('a password', () => {
  it('is accepted in any Unicode form, and no other password is', async () => {
    const hash = await hashPassword('caf\u00e9 密码', { cost: 15 })
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(await verifyPassword('cafe\u0301 密码', hash)).toBe(true)
    expect(await verifyPassword('cafe 密码', hash)).toBe(false)
  })

  it('has a different hash each time', async () => {
    expect(await hashPassword('same', quickly)).not.toBe(await hashPassword('same', quickly))
  })

  it.each(['', 'plain', '$scrypt$ln=99,r=8,p=3$x$y'])('matches no damaged hash: %s', async (hash) => {
    expect(await verifyPassword('plain', hash)).toBe(false)
  })
})

describe('a wrong password', () => {
  it('takes as long to refuse as an unknown name, even where the cost was raised since it was hashed', async () => {
    const [before, since] = await Promise.all([10, 16].map((cost) => hashPassword('the right one', { cost })))
    const timeOf = async (hash = '') => {
      const started = performance.now()
      expect(await verifyPassword('a wrong one', hash, { cost: 16 })).toBe(false)
      return performance.now() - started
    }
    // A hash of the lower cost alone takes a sixty-fourth of the work.
    expect((await timeOf(before)) * 8).toBeGreaterThan(await timeOf(since))
    expect(await verifyPassword('the right one', before ?? '', { cost: 16 })).toBe(true)
  })
})

describe('many passwords at once', () => {
  it('leave threads free for files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenxiao-passwords-'))
    const started = performance.now()
    const hashing = Promise.all(Array.from({ length: 8 }, () => hashPassword('one of many', { cost: 15 })))
    await writeFile(join(folder, 'file'), 'written meanwhile')
    const untilWritten = performance.now() - started
    await hashing
    expect(untilWritten).toBeLessThan((performance.now() - started) / 4)
    await rm(folder, { recursive: true })
  })

  it('are refused above a limit instead of waiting for long', async () => {
    const quick = `$scrypt$ln=10,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    const ask = () => verifyPassword('one of many', quick)
    const answers = await Promise.allSettled(Array.from({ length: 60 }, ask))
    const refused = answers.filter((each) => each.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(40)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'PASSWORDS_BUSY' })
    expect(await ask()).toBe(false)
  })

  it('hashed for one user wait for each other, and do not delay a stranger’s log-in', async () => {
    const hash = await hashPassword('of a stranger', { cost: 12 })
    let hashed = 0
    const given = Array.from({ length: 60 }, async (_, number) => {
      await hashPassword(`given ${number}`, { cost: 12, userId: 'a manager' })
      hashed += 1
    })
    expect(await verifyPassword('of a stranger', hash, { caller: 'stranger' })).toBe(true)
    expect(hashed).toBeLessThan(30)
    await Promise.all(given)
  })
})

describe('a sealed secret', () => {
  const key = Buffer.alloc(32, 7)
  const box = new SecretBox(key)

  it.each(['', 'wx密钥', 'x'.repeat(5000)])(
    'can be opened only for its own column: %.10s [S3.11]',
    (secret) => {
      const sealed = box.seal(secret, 'we_chat_config.mch_key')
      expect(box.open(sealed, 'we_chat_config.mch_key')).toBe(secret)
      expect(() => box.open(sealed, 'we_chat_config.mp_app_secret')).toThrow('SECRET_UNREADABLE')
    },
  )

  it('is sealed differently each time, and cannot be opened once altered', () => {
    const sealed = box.seal('secret', 'a.b')
    expect(box.seal('secret', 'a.b')).not.toBe(sealed)
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(() => box.open(changed, 'a.b')).toThrow('SECRET_UNREADABLE')
    expect(() => box.open('secret', 'a.b')).toThrow('SECRET_UNREADABLE')
  })

  it('still opens after a change of the key, while the former key is known', () => {
    const sealed = box.seal('secret', 'a.b')
    const next = Buffer.alloc(32, 8)
    expect(new SecretBox(next, key).open(sealed, 'a.b')).toBe('secret')
    expect(() => new SecretBox(next).open(sealed, 'a.b')).toThrow('SECRET_UNREADABLE')
  })
})
