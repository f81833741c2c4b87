import { describeCalls, is } from '#shared/http/api_description'
import { TASK_STATES } from '#delivery/domain/task_state'
import { TASK_COMMANDS } from '#delivery/domain/task_step'
import { TASK_RECURRENCES, taskList } from '#delivery/lists/task_list'
import { taskRestartValidator } from '#delivery/validators/task_restart'

const { about, flag, integer, moment, nullable, nothing, oneOf, text, wireDay } = is

const task = is.named(
  'Task',
  is.object({
    id: integer,
    recur: oneOf(TASK_RECURRENCES),
    state: oneOf(TASK_STATES),
    orderId: about(nullable(integer), 'Number of the order that it works for.'),
    orderItemId: nullable(integer),
    product: about(integer, 'Id of the product.'),
    productFolder: about(text, 'Code of the product; its folder in the lake.'),
    cmd: about(
      oneOf(TASK_COMMANDS),
      'Step of an item: archived days come back, whole days are referenced, or days are cut to the chosen parts.'
    ),
    from: wireDay,
    to: wireDay,
    description: text,
    remark: about(text, 'What holds the task up, in words.'),
    subscriptionType: nullable(text),
    subscription: nullable(integer),
    forceExecute: about(flag, 'Runs before all others.'),
    created: moment,
    startTime: nullable(moment),
    finishTime: nullable(moment),
    attempts: integer,
    filesDone: integer,
    filesExpected: integer,
    filesEmpty: about(integer, 'Cut files that hold no row of the chosen parts.'),
    bytes: about(integer, 'Bytes of the files that are ready.'),
  })
)

const UNKNOWN = 'There is no such task.'

describeCalls('Tasks', {
  'GET /tasks': {
    summary: 'The work on orders',
    query: taskList,
    answer: is.pageOf(task),
  },
  'PUT /tasks/:id/restart': {
    summary: 'Lets a failed or stopped task go on where it was',
    description: 'With `forceExecute` a task that waits runs at once and before all others, too.',
    body: taskRestartValidator,
    answer: nothing,
    refusals: { 404: UNKNOWN, 409: 'The task has neither failed nor been stopped.' },
  },
  'PUT /tasks/:id/stop': {
    summary: 'Stops a task that waits or runs',
    answer: nothing,
    refusals: { 404: UNKNOWN, 409: 'The task neither waits nor runs.' },
  },
})
