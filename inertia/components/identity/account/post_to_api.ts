type Answer<T> = { ok: true; data: T } | { ok: false; message: string }

type Envelope<T> = { success: boolean; data: T; message: string }

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
  return { ok: false, message: envelope?.message ?? '' }
}
