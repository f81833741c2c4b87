/** A weakness of a package that the shop runs with, knowingly, until a day. */
export type Accepted = { advisory: string; package: string; reason: string; until: string }

type Advisory = { url?: string; title?: string; severity?: string }
/** What `npm audit --json` answers, as far as it is read. */
export type Audit = { vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }

export type Judgement = { refused: string[]; accepted: string[]; needless: string[] }

/**
 * Sorts what an audit has found: refused is what nobody accepted, or for no longer than until before today
 * (`2027-03-31`); needless are acceptances of what is no longer there.
 */
export function judgeAudit(audit: Audit, list: readonly Accepted[], today: string): Judgement {
  const found = Object.entries(audit.vulnerabilities ?? {}).flatMap(([name, { via }]) =>
    via.filter((one) => typeof one !== 'string').map((advisory) => ({ name, ...advisory }))
  )
  const acceptanceOf = ({ name, url }: { name: string; url?: string }) =>
    list.find((one) => one.package === name && one.advisory === idOf(url))
  const isAccepted = (one: (typeof found)[number]) => (acceptanceOf(one)?.until ?? '') >= today
  const words = (one: (typeof found)[number]) =>
    `${one.name}: ${one.title} (${one.severity}, ${idOf(one.url)})`
  const used = new Set(found.map(acceptanceOf))
  return {
    refused: found.filter((one) => !isAccepted(one)).map(words),
    accepted: found.filter(isAccepted).map(words),
    needless: list.filter((one) => !used.has(one)).map((one) => `${one.package}: ${one.advisory}`),
  }
}

const idOf = (url = '') => url.split('/').at(-1)!
