// Something that keeps the process alive whatever the server does.
setInterval(() => undefined, 1000);
