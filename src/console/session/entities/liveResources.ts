import { resources } from '#generated/resources/resources.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { createLive } from '../../kit/messages/catalogue/live.ts'
import type { Live, LiveSource } from '../../kit/messages/catalogue/live.ts'

type Resources = readonly Resource[]

const kept: LiveSource<Resources> | undefined = import.meta.hot?.data['live']
const live = kept ?? createLive<Resources>(resources)

/** All entities of the console. In development, a saved schema replaces them while pages stay open. */
export const liveResources: Live<Resources> = live

if (import.meta.hot) {
  import.meta.hot.data['live'] = live
  if (kept) kept.replace(resources)
  import.meta.hot.accept()
}
