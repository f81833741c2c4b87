export const RECEIVING =
  'Events are posted to the address as JSON with `type`, `timestamp` and `data`. ' +
  'Every status of 200 to 299 within 10 seconds is a yes; redirects are not followed. ' +
  'Anything else is tried again for 3 days, with growing pauses, or as late as `Retry-After` asks; after 3 days without a yes the webhook is switched off, and at once by 410. ' +
  'A message can come more than once and out of order: `webhook-id` is the same on every try.'

export const VERIFYING =
  'The signature is that of Standard Webhooks: HMAC-SHA256 with the secret (base64 after `whsec_`) over `webhook-id`, `webhook-timestamp` and the body as it came, joined by dots. ' +
  '`webhook-signature` has one or more of them, divided by spaces, each as `v1,` and base64. ' +
  'Refuse messages whose `webhook-timestamp` is more than 5 minutes away.'

export const ROTATING =
  'For 24 hours `webhook-signature` holds a signature of the former secret as well.'
