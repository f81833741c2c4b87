import { exemplify } from '#shared/http/api_description'

/** What the fields of the HTTP API may look like: business partners. */
export default function examples() {
  exemplify({
    added: [1],
    changed: [0],
    unchanged: [0],
  })
}
