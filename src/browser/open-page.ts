/** As a page, which the device can answer where the framework's part of it needs a network. */
export function openPage(path: string): void {
  location.assign(path)
}
