/** The words for sending webhook deliveries again, in Chinese; the English ones have the same shape. */
export const deliveryWords = {
  title: '重新推送',
  explain: (event: string, subject: string) =>
    `将按当时的内容再次推送“${event}”${subject === '' ? '' : `（${subject}）`}，事件 ID 不变，接收方可据此识别重复。`,
  delivered: (status: number) => `推送成功（HTTP ${status}）`,
  undelivered: (reason: string) => `推送失败：${reason}`,
  failed: '重新推送失败',
}

/** The shape both languages share. */
export type DeliveryWords = typeof deliveryWords
