import pg from 'pg'

/** Copies the database as it is, under a name; nobody may use it meanwhile. Answers the copy's address. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const original = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${original}`)
  } finally {
    await client.end()
  }
  return at(url, name)
}

const at = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href
