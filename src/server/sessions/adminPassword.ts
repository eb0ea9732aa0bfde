import { randomBytes } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from '../config/createFolder.ts'

/** The name of the first administrator. */
export const adminName = 'admin'

/** The file with the first administrator's password. */
export function adminPasswordFile(folder: string): string {
  return join(folder, 'admin-password.txt')
}

/** A random password that is easy to type. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}

/** Writes the password to a file that only the server's account can read, and syncs it to disk. */
export async function writeAdminPassword(folder: string, password: string): Promise<void> {
  createFolder(folder)
  await forgetAdminPassword(folder)
  const file = await open(adminPasswordFile(folder), 'wx', 0o600)
  try {
    await file.writeFile(`${adminName}\n${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The password in the file, if there is one. */
export async function readAdminPassword(folder: string): Promise<string | undefined> {
  const text = await readFile(adminPasswordFile(folder), 'utf8').catch(() => '')
  return text.split('\n')[1]
}

/** Removes the file once the password in it is no longer the administrator's. */
export async function forgetAdminPassword(folder: string): Promise<void> {
  await rm(adminPasswordFile(folder), { force: true })
}
