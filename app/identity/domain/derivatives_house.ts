/** How the operator's own derivatives house is told apart from other customers. */
export type DerivativesHouse = {
  /** Whoever is in this group belongs to it. */
  group: string
  /** So does whoever has an e-mail address of one of these domains, in lower case. */
  emailDomains: readonly string[]
}

type Member = { email: string; groups: readonly string[]; grantedGroups?: readonly string[] }

/** Whether somebody belongs to the derivatives house; a subdomain is another domain. */
export function belongsToHouse(person: Member, house: DerivativesHouse): boolean {
  const groups = [...person.groups, ...(person.grantedGroups ?? [])]
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1).toLowerCase()
  return groups.includes(house.group) || house.emailDomains.includes(domain)
}

/** Domains as a setting names them: by commas, with or without a leading @. */
export const readDomains = (setting: string): string[] =>
  setting
    .split(',')
    .map((domain) => domain.trim().replace(/^@/, '').toLowerCase())
    .filter(Boolean)
