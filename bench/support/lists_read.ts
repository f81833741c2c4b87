const LISTS = [
  ...['users', 'orders', 'orders/invoices', 'orders/statements', 'subscriptions'].map(
    (name) => `/admin/manage-${name}`
  ),
  ...['business-partners', 'tasks', 'quotas', 'arrivals', 'demand', 'open-demand', 'expiring'],
  ...['subscriptions-ending', 'contracts/contracts', 'contracts/products', 'today'],
].map((path) => (path.startsWith('/') ? path : `/admin/${path}`))

/** Read row by row from the database. */
const EXPORTS = [
  ...['manage-users', 'manage-orders', 'manage-orders/invoices', 'tasks', 'business-partners'],
  ...['open-demand', 'contracts/products'],
].map((path) => `/admin/${path}/export`)

const QUESTIONS = ['', '?search=an', '?page=2', '?orderDirection=asc', '?search=10']

/** Every list of staff, asked in several ways `rounds` times by so many at once, and its exports. */
export async function readLists(url: string, cookie: string, rounds: number, atOnce = 8) {
  const addresses = Array.from({ length: rounds }, () => [
    ...LISTS.flatMap((path) => QUESTIONS.map((question) => path + question)),
    ...EXPORTS,
  ]).flat()
  const failed: string[] = []
  let next = 0
  const ask = async () => {
    while (next < addresses.length) {
      const path = addresses[next++]!
      const answer = await fetch(url + path, {
        headers: { cookie, accept: '*/*' },
        redirect: 'manual',
      })
      await answer.text().catch(() => failed.push(`${path}: cut off`))
      if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return { read: addresses.length, failed }
}
