import { ADDRESSES } from '~/components/shell/addresses'
import { useFound } from '~/hooks/use_found'

export type Candidate = {
  id: number
  name: string
  company: string
  email: string
  bpName: string | null
}

/** Customers who are found while somebody types. */
export const useCandidates = () =>
  useFound<Candidate>(
    (text) => `${ADDRESSES.partners}/users?${new URLSearchParams({ search: text })}`
  )
