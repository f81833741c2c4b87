import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

/** What the fields of webhooks may look like. */
export default function examples() {
  describeGroups('Receive', {
    Webhooks: 'Addresses of your programs that are told of events.',
  })

  exemplify({
    'Webhook.name': ['Nightly import'],
    'url': ['https://hooks.elbquant.example/kontor'],
    'events': ['order.completed'],
    'offReason': [null],
    'failingSince': [null],
    'formerSecretUntil': ['2026-03-03T09:30:00.000Z'],
    'secret': ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
    'messageId': ['msg_p5jXN8AQM9LWM0D4loKWxJek'],
    'event': ['order.completed'],
    'lastStatus': [200],
    'lastProblem': [null],
    'nextAttemptAt': [null],
    'durationMs': [84],
    'attempts.status': [200],
    'attempts.problem': [null],
    'delivered': [118],
    'failed': [1],
    'waiting': [0],
    'answer': ['ok'],
    'body': [
      '{"type":"order.completed","timestamp":"2026-03-02T09:30:00.000Z","data":{"orderNumber":10482}}',
    ],
    '{webhook}': [4],
    '{delivery}': [42],
  })

  describeFields({
    '{webhook}': 'Id of the webhook.',
    '{delivery}': 'Id of the delivery.',
    'attempts.number': 'Which attempt, from 1.',
  })
}
