"""blender -b -t 2 -P render.py -- NAME: takes the picture NAME, which one of the modules here describes."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

sys.dont_write_bytecode = True
import studio

wanted = sys.argv[sys.argv.index("--") + 1]
for file in sorted(os.listdir(os.path.dirname(os.path.abspath(__file__)))):
    if file.endswith("-scenes.py"):
        __import__(file[:-3])
began = time.time()
studio.start(wanted)
studio.SCENES[wanted]()
built = time.time()
studio.shoot(wanted)
print(f"TIMES {wanted} built {built - began:.0f} s, rendered {time.time() - built:.0f} s")
