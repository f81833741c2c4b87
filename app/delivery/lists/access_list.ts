import { defineList } from '#shared/lists'
import {
  ACCESS_OUTCOMES,
  ACCESS_WAYS,
  type AccessOutcome,
  type AccessWay,
} from '#delivery/domain/access'
import type { Reference } from '#delivery/domain/reference'
import { ofFulfilment } from '#delivery/lists/of_fulfilment'

export type Access = {
  id: number
  startedAt: Date
  endedAt: Date | null
  way: AccessWay
  /** Null for everybody who came through a public link. */
  person: string | null
  /** Null where a public link's page was looked at. */
  file: string | null
  /** Null once it is forgotten. */
  address: string | null
  agent: string
  firstByte: number
  bytesAsked: number
  bytesSent: number
  outcome: AccessOutcome
}

/** Who fetched what of a delivery, when, from where, how much and how it ended. */
export const accessList = defineList<Access, Reference>()({
  columns: {
    id: 'a.id',
    startedAt: 'a.started_at',
    endedAt: 'a.ended_at',
    way: 'a.way',
    person: 'u.email',
    file: 'f.name',
    address: 'host(a.address)',
    agent: 'a.agent',
    firstByte: 'a.first_byte',
    bytesAsked: 'a.bytes_asked',
    bytesSent: 'a.bytes_sent',
    outcome: 'a.outcome',
  },
  from: `delivery_accesses a
    left join delivery_files f on f.id = a.file_id
    left join users u on u.id = a.user_id`,
  within: (reference) => ofFulfilment('a', reference),
  sort: { startedAt: 'startedAt', file: 'file', bytesSent: 'bytesSent' },
  usual: { by: 'startedAt', direction: 'desc' },
  mostRows: 1_000,
  filters: {
    way: { column: 'way', values: ACCESS_WAYS },
    outcome: { column: 'outcome', values: ACCESS_OUTCOMES },
  },
})
