import { exemplify } from '#shared/http/api_description'

export default function examples() {
  exemplify({
    added: [1],
    changed: [0],
    unchanged: [0],
  })
}
