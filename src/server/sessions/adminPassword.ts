import { randomBytes } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../config/makeFolder.ts'

/** The name of the first administrator. */
export const adminName = 'admin'

/** Where the first administrator's password waits to be read. */
export function adminPasswordFile(folder: string): string {
  return join(folder, 'admin-password.txt')
}

/** A password that nobody guesses and anybody can type. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}

/** Keeps the password for its owner's eyes only; on the disk before the user exists. */
export async function keepAdminPassword(folder: string, password: string): Promise<void> {
  makeFolder(folder)
  await forgetAdminPassword(folder)
  const file = await open(adminPasswordFile(folder), 'wx', 0o600)
  try {
    await file.writeFile(`${adminName}\n${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The password in the file, while there is one. */
export async function keptAdminPassword(folder: string): Promise<string | undefined> {
  const text = await readFile(adminPasswordFile(folder), 'utf8').catch(() => '')
  return text.split('\n')[1]
}

/** Removes the file once the password in it is no longer the administrator's. */
export async function forgetAdminPassword(folder: string): Promise<void> {
  await rm(adminPasswordFile(folder), { force: true })
}
