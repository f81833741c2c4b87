type Answer<T> =
  { ok: true; data: T } | { ok: false; message: string; fields: Partial<Record<string, string>> }

type Envelope<T> = {
  success: boolean
  data: T
  errors: { message: string; field?: string }[]
  message: string
}

/** Posts to the shop's own HTTP API with the page's token; what it answers is kept nowhere. */
export async function postToApi<T>(
  path: string,
  csrfToken: string,
  body: object
): Promise<Answer<T>> {
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify(body),
  }).catch(() => null)
  const envelope = (await response?.json().catch(() => null)) as Envelope<T> | null | undefined
  if (envelope?.success) return { ok: true, data: envelope.data }
  const { errors = [], message = '' } = envelope ?? {}
  const named = errors.filter(({ field }) => field).map((error) => [error.field, error.message])
  return { ok: false, message, fields: Object.fromEntries(named) as Record<string, string> }
}
