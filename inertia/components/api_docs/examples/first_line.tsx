import { InLanguages } from './in_languages'
import { useCaller } from './use_caller'

const TOKEN = { header: 'Authorization', before: 'Bearer ', variable: 'KONTOR_TOKEN' }

/** A first call with a token, as whoever reads the page would make it. */
export default function FirstLine() {
  const { shop } = useCaller()
  const path = '/orders?limit=20'
  const call = {
    ...{ method: 'GET', name: 'GET /orders', shop, address: `${shop}/api/v1${path}` },
    ...{ values: {}, secrets: [TOKEN], json: null, files: {}, answersFile: false },
  }
  return <InLanguages call={call} />
}
