import { UnknownAddress } from './UnknownAddress.tsx'
import { sampleScreens } from '../entities/sampleScreens.ts'

/** The sample page at an address, if there is one. */
export function SamplePage({ path }: { path: string }) {
  const Screen = sampleScreens[path]
  return Screen ? <Screen /> : <UnknownAddress />
}
