import { useFound } from '~/hooks/use_found'

export type PartnerChoice = { bpId: number; bpName: string; countryCode: string }

/** Business partners that are found while somebody types their number or name. */
export const usePartnerChoices = () =>
  useFound<PartnerChoice>(
    (text) => `/api/v1/business-partners?${new URLSearchParams({ search: text, limit: '10' })}`
  )
