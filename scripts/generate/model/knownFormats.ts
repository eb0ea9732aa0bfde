/** The formats that the validators check; others are left to the reader. */
export const knownFormats: ReadonlySet<string> = new Set([
  'uuid',
  'date',
  'date-time',
  'time',
  'time-local',
  'email',
  'uri',
  'ipv4',
  'ipv6',
  'hostname',
  'regex',
])
