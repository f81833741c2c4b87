/** What was sent, each with a page of its own that only its sender sees. */
export const SENT = {
  message: 'message_sent',
  aboutFundData: 'message_about_fund_data_sent',
  request: 'subscription_request_sent',
} as const
