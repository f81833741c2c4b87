/** What staff look at together: everything, what is on its way, what needs them, what is done. */
export const TASK_VIEWS = ['all', 'at_work', 'attention', 'done'] as const
export type TaskView = (typeof TASK_VIEWS)[number]
