// Loaded into the web server by --import: it must not hold the port once the script that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
