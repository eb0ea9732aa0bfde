/** A request of an attacker, ready to send. */
export interface HostileCall {
  method: string
  /** The path with the query; already encoded, or broken on purpose. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
}
