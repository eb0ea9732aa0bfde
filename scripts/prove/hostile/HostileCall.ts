/** A request of an attacker, ready to be sent. */
export interface HostileCall {
  method: string
  /** With the query; already encoded, or broken on purpose. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
}
