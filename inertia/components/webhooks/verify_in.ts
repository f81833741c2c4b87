/** Programs that verify a signature; a test runs them. */
export const VERIFY_IN = {
  typescript: `import { Webhook } from 'standardwebhooks' // npm install standardwebhooks

// body: the text of the request as it came; throws where the signature does not fit
const message = new Webhook(process.env.WEBHOOK_SECRET!).verify(body, headers)`,
  python: `import base64, hashlib, hmac, time

def is_genuine(body: bytes, headers: dict, secret: str) -> bool:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    stamp = headers["webhook-timestamp"]
    signed = f"{headers['webhook-id']}.{stamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [one.split(",", 1)[1] for one in headers["webhook-signature"].split() if one.startswith("v1,")]
    is_fresh = abs(time.time() - int(stamp)) < 300
    return is_fresh and any(hmac.compare_digest(expected, one) for one in given)`,
  shell: `key=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -vtx1 | tr -d ' \\n')
{ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64
# has to be one of those behind "v1," in webhook-signature`,
}
