import { verifyPassword } from '#server/sessions/passwords/password.ts'
import type { PasswordCaller } from '#server/sessions/passwords/password.ts'

const slow = `$scrypt$ln=15,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Does some work while as many password hashes as allowed wait for this kind of caller. */
export async function whileQueueIsFull<T>(caller: PasswordCaller, work: () => Promise<T>): Promise<T> {
  const guess = () => verifyPassword('a guess', slow, { caller }).catch(() => undefined)
  const filling = [...Array(40)].map(guess)
  const refill = setInterval(() => void filling.push(guess()), 1)
  const result = await work()
  clearInterval(refill)
  await Promise.all(filling)
  return result
}
