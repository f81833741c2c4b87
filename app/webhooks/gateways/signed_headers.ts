import { Webhook } from 'standardwebhooks'

type Message = { id: string; body: string; at: Date }

export function signedHeaders({ id, body, at }: Message, secrets: readonly string[]) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
