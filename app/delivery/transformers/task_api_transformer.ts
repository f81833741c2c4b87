import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { translate, type Locale } from '#shared/i18n'
import { TASK_STATES } from '#delivery/domain/task_state'
import { TASK_COMMANDS } from '#delivery/domain/task_step'
import { nameOf } from '#delivery/domain/reference'
import { ownerOf } from '#delivery/ports/delivery_owners'
import { TASK_RECURRENCES, type DeliveryTask } from '#delivery/lists/task_list'
import { remarkOf } from '#delivery/lists/task_words'

const { about, flag, integer, moment, nullable, oneOf, text, wireDay } = is

const REFERENCE = about(text, 'What it works for: its kind and its key.')
const NUMBER = about(nullable(integer), 'Number of what it works for; null where that has none.')
const COMMAND = about(
  oneOf(TASK_COMMANDS),
  'Step of an item: archived days come back, whole days are referenced, or days are cut to the chosen parts.'
)
const REMARK = about(text, 'What holds the task up, in words.')

const fields = fieldsOf<DeliveryTask, [Locale]>()({
  id: integer,
  recur: oneOf(TASK_RECURRENCES),
  state: oneOf(TASK_STATES),
  reference: [REFERENCE, ({ reference }) => nameOf(reference)],
  orderId: [NUMBER, ({ reference }) => ownerOf(reference).numberOf(reference.key)],
  orderItemId: [nullable(integer), ({ itemRef }) => (isFigure(itemRef) ? Number(itemRef) : null)],
  product: [about(text, 'Code of the product.'), ({ productFolder }) => productFolder],
  productFolder: about(text, 'Its folder in the lake, which is called the same.'),
  cmd: COMMAND,
  from: [wireDay, ({ from }) => wireDayOf(from)],
  to: [wireDay, ({ to }) => wireDayOf(to)],
  description: text,
  remark: [REMARK, (task, locale) => remarkOf(task, (...words) => translate(locale, ...words))],
  subscriptionType: nullable(text),
  subscription: nullable(integer),
  forceExecute: about(flag, 'Runs before all others.'),
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
  startTime: [nullable(moment), ({ startedAt }) => startedAt?.toISOString() ?? null],
  finishTime: [nullable(moment), ({ finishedAt }) => finishedAt?.toISOString() ?? null],
  attempts: integer,
  filesDone: integer,
  filesExpected: integer,
  filesEmpty: about(integer, 'Cut files that hold no row of the chosen parts.'),
  bytes: about(integer, 'Bytes of the files that are ready.'),
})

export const taskSchema = is.named('Task', fields.schema)

export default class TaskApiTransformer extends BaseTransformer<DeliveryTask> {
  constructor(
    task: DeliveryTask,
    protected locale: Locale
  ) {
    super(task)
  }

  toObject() {
    return fields.of(this.resource, this.locale)
  }
}

const isFigure = (reference: string) => /^\d+$/.test(reference)
