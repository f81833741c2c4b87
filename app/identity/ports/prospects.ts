import type { Caller } from '#shared/people'
import { definePort } from '#shared/ports'

/** Somebody who asked for something without an account; `page` is where staff answer it. */
export type Prospect = {
  email: string
  firstName: string
  lastName: string
  company: string
  country: string | null
  locale: 'en' | 'de'
  page: string
}

type ProspectLookup = (request: number, caller: Caller) => Promise<Prospect | null>

/** For a higher module: who sent the request of this number, if the caller may know it. */
export const prospects = definePort<ProspectLookup>('identity.prospects')
