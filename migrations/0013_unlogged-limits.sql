-- Counts of the last minutes: each request would wait for them to reach the disk. After a crash of the database they begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
