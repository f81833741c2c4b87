import { appUrl, sessionCookie } from '#config/app'
import type { ApiDocument } from '#shared/http/api_description/document'

type Operation = ApiDocument['paths'][string][string]
type Call = { method: string; path: string; operation: Operation }

/** A call as somebody types it into a shell, with the examples of its parameters and its body. */
export function curlOf(call: Call): string {
  const { method, operation } = call
  const parts = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...signIn(call),
    ...bodyOf(operation),
    ...(answersFile(operation) ? ['-OJ'] : []),
    quoted(`${appUrl}${addressOf(call)}`),
  ]
  return ['curl', ...parts].join(' \\\n  ')
}

/** The address with the examples of what it needs. */
function addressOf({ path, operation: { parameters } }: Call): string {
  const exampleOf = (name: string) => {
    const found = parameters.find((one) => one.name === name)!
    return encodeURIComponent(String(('example' in found && found.example) || name))
  }
  const asked = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const query = asked.map(({ name }) => `${name}=${exampleOf(name)}`).join('&')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name))
  return query ? `${filled}?${query}` : filled
}

function signIn({ method, operation: { security } }: Call): string[] {
  if (security.some((way) => 'token' in way)) return ['-H "Authorization: Bearer $KONTOR_TOKEN"']
  if (!security.some((way) => 'session' in way)) return []
  const session = `-b "${sessionCookie}=$KONTOR_SESSION"`
  return method === 'GET' ? [session] : [session, '-H "X-XSRF-TOKEN: $KONTOR_CSRF"']
}

function bodyOf({ requestBody }: Operation): string[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { example }]) =>
    type === 'multipart/form-data'
      ? Object.entries(example as object).map(
          ([name, value]) => `-F ${quoted(`${name}=@${value}`)}`
        )
      : [`--json ${quoted(JSON.stringify(example, null, 2))}`]
  )
}

const answersFile = ({ responses }: Operation): boolean => {
  const [good] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return Object.values(good![1].content).some(({ schema }) => schema === undefined)
}

/** For the shell, which reads nothing into what stands in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
