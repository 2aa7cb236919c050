/** The entry of the queue with this number, behind the address of the queue: to be sent to a colleague, or kept. */
export const itemAddress = (id: number): string => `?item=${id}`
