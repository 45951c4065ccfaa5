/** Stops this process with its parent: npm sends SIGTERM to the shell between npm and this process. */
export function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
